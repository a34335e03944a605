// Makes files that are not pictures one after the other, and says how far it is.
export const say = (text) => process.stdout.write(`${text}\n`);

/** Says that the files which are there are right. */
export function accept(jobs, ledger) {
  const accepted = jobs.filter(({ file, print }) => ledger.accept(file, print));
  say(`${accepted.length} files accepted as they are, ${jobs.length - accepted.length} to make.`);
}

/**
 * Keeps what `load` answers for each job, in base64. One that fails, such as by its size, is told and left as it was; the
 * command goes on with the others and fails at the end.
 */
export async function make(jobs, ledger, load) {
  say(`${jobs.length} files to make.`);
  for (const [index, job] of jobs.entries()) {
    const since = performance.now();
    const progress = `${index + 1}/${jobs.length} ${job.name}`;
    try {
      const bytes = Buffer.from(await load(job), 'base64');
      ledger.keepFile(job.file, job.print, bytes);
      const seconds = Math.round((performance.now() - since) / 1000);
      say(`${progress}, ${Math.round(bytes.length / 1000)} kB, ${seconds} s`);
    } catch (error) {
      process.exitCode = 1;
      say(`${progress} FAILED: ${error.message.split('\n')[0]}`);
    }
  }
}
