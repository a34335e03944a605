import type { ProfileView } from '#domain/views/profile.ts';
import { useWords } from '#src/ui/use-words.ts';
import { Note } from './section.tsx';

/** Says that a change waits to be sent, or that something was changed elsewhere too. */
export function ProfileNotes({ profile }: { readonly profile: ProfileView }) {
  const t = useWords('account');
  return (
    <>
      {profile.conflict && <Note look="attention">{t('profile.conflict')}</Note>}
      {profile.isChangeWaiting && <Note>{t('profile.waiting')}</Note>}
    </>
  );
}
