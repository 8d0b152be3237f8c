#!/usr/bin/env node
import { runProgram } from './runtime.mjs';

const args = process.argv.slice(2);
// Only the benchmarks need the engines we compare with.
runProgram('cli/main.ts', args, {
  folders: args[0] === 'bench' ? ['bench/peers'] : [],
});
