/** `npm run dev`: the server, restarted on changes, beside vite's own server with live reload. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const programs = [['--watch', '--watch-preserve-output', 'server/main.ts'], ['node_modules/vite/bin/vite.js']].map(
  (args) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }),
);

function stop(): void {
  for (const program of programs) program.kill();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const program of programs)
  program.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
