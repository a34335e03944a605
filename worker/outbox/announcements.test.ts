import { expect, test, vi } from 'vitest';
import { announcements, type Channel } from './announcements.ts';

/** Channels of one name: what one says every other one hears, as the platform does it. */
function channels(): () => Channel {
  const all = new Set<(message: unknown) => void>();
  return () => ({
    post: (message) => all.forEach((hear) => hear(message)),
    listen: (hear) => {
      all.add(hear);
      return () => all.delete(hear);
    },
  });
}

test('a realm hears the others, and not itself, whichever channel it speaks on', () => {
  const open = channels();
  const [own, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const realm = announcements(open(), 'first');
  realm.onAnnouncement(own);
  announcements(open(), 'second').onAnnouncement(other);
  realm.announce();
  announcements(open(), 'first').announce();
  expect(own).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(2);
});

test('what a version without voices says is heard', () => {
  const open = channels();
  const own = vi.fn<() => void>();
  announcements(open(), 'first').onAnnouncement(own);
  open().post(null);
  expect(own).toHaveBeenCalledOnce();
});

test('who stopped listening hears nothing more', () => {
  const open = channels();
  const own = vi.fn<() => void>();
  announcements(open(), 'first').onAnnouncement(own)();
  announcements(open(), 'second').announce();
  expect(own).not.toHaveBeenCalled();
});
