import type { EntryOf } from '../entry.ts';
import { type Call, fields, isId, JSON_HEADERS, plain } from './call.ts';

/** A change of a profile. Further ones that wait go with it, because each holds those before it. */
export const profileSave: Call<EntryOf<'profile.save'>> = {
  ...plain,
  subject: ({ owner }) => `profile|${owner}`,
  render: (entries) => ({
    kind: 'request',
    request: {
      method: 'POST',
      url: '/api/user/me',
      headers: JSON_HEADERS,
      body: JSON.stringify(entries.at(-1)!.update),
      covers: entries.map(({ id }) => id),
      cartId: null,
    },
  }),
  isExpected: (_entry, result) => isId(fields(result)['id']),
};
