import { failpoint } from '../failpoint.ts';

/** Enough for the first half to leave this process. */
const FLUSH_MS = 50;

/**
 * An answer that passes `mid-reply` when half of it is on its way (reliability 3.1, row 29); nothing but the answer
 * itself outside test builds, where the call is compiled away.
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
