/** Something the person at the terminal can put right: told in one line, without a stack, with exit code 2. */
export class Problem extends Error {}
