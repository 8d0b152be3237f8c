/**
 * Seats asked together with those the game waits for now. Whoever is newly waited for begins a new question: nobody has answered that
 * one yet, so nobody is done.
 */
export function askedTogether(
  together: readonly number[],
  before: readonly number[],
  now: readonly number[],
): readonly number[] {
  const goesOn = now.length > 0 && now.length < before.length && now.every((seat) => before.includes(seat));
  if (goesOn) return together;
  const same = now.length === before.length && now.every((seat, i) => seat === before[i]);
  return same && now.every((seat) => together.includes(seat)) ? together : now;
}
