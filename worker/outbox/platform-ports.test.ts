import { expect, onTestFinished, test, vi } from 'vitest';
import { platformOutboxPorts } from './platform-ports.ts';

test('what becomes of the session is heard in the realm that tells it, and in every other one', async () => {
  vi.stubGlobal('location', { origin: 'http://shop.test' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const heard: string[] = [];
  const [teller, other] = ['teller', 'other'].map((name) => {
    const ports = platformOutboxPorts(() => Promise.reject(new Error('nobody is signed in')));
    onTestFinished(ports.sessionChannel.listen(() => heard.push(name)));
    onTestFinished(ports.onAnnouncement(() => heard.push(`${name}, of the outbox`)));
    return ports;
  });
  teller!.sessionChannel.post({ kind: 'changed' });
  await expect.poll(() => heard.toSorted()).toEqual(['other', 'teller']);
  // Of the outbox it knows already.
  heard.length = 0;
  teller!.announce();
  other!.sessionChannel.post({ kind: 'changed' });
  await expect.poll(() => heard.toSorted()).toEqual(['other', 'other, of the outbox', 'teller']);
});
