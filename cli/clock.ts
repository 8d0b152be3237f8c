/** The time this thread has worked: what others do on the machine must not weaken a bot that is being measured. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
