import { failpoint } from '../failpoint.ts';

/** Time for the first half to leave this process. */
const FLUSH_MS = 50;

/**
 * Passes the failpoint `mid-reply` when half of the answer has been sent (reliability 3.1, row 29). Outside test builds
 * it returns the answer unchanged.
 */
export function inHalves(response: Response): Response {
  if (import.meta.env.MODE !== 'test' || !response.body || !isWanted()) return response;
  const whole = response.arrayBuffer();
  const { status, headers } = response;
  let sent = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const bytes = new Uint8Array(await whole);
    const end = sent === 0 ? Math.ceil(bytes.length / 2) : bytes.length;
    if (sent > 0) {
      await new Promise((resolve) => void setTimeout(resolve, FLUSH_MS));
      failpoint('mid-reply');
    }
    controller.enqueue(bytes.slice(sent, end));
    if (sent > 0) controller.close();
    sent = end;
  };
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { status, headers });
}

function isWanted(): boolean {
  return (process.env['FAILPOINT'] ?? '').startsWith('mid-reply:');
}
