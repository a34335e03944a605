import { profileDifferences } from '#domain/profile-differences.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { Note } from './section.tsx';

/** Says that a change waits to be sent, or asks what counts where something was changed elsewhere too. */
export function ProfileNotes({ profile }: { readonly profile: ProfileView }) {
  const t = useWords('account');
  const { profile: commands } = useCommands();
  const { conflict } = profile;
  if (!conflict) return profile.isChangeWaiting && <Note>{t('profile.waiting')}</Note>;
  const said = (text: string): string => (text === '' ? t('profile.nothing') : `«${text}»`);
  return (
    <Note look="attention">
      <p>{t('profile.conflict')}</p>
      <ul>
        {profileDifferences(profile, conflict).map(({ field, mine, theirs }) => (
          <li key={field}>
            {t('profile.difference', { field: t(`field.${field}`), mine: said(mine), theirs: said(theirs) })}
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => void tellRefusal(commands.resolve({ isMineKept: true }))}>
        {t('profile.keepMine')}
      </Button>
      <Button look="quiet" onClick={() => void tellRefusal(commands.resolve({ isMineKept: false }))}>
        {t('profile.takeTheirs')}
      </Button>
    </Note>
  );
}
