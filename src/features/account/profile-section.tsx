import { profileProblems } from '#domain/account-form.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import { useCommands } from '#src/data/commands.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { useWords } from '#src/ui/use-words.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { ProfileNotes } from './profile-notes.tsx';
import { Section } from './section.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useTakenNotice } from './use-taken-notice.ts';

interface ProfileSectionProps {
  readonly isBusiness: boolean;
}

/** Name and e-mail, and of a business its company; a change waits for the network where there is none (spec 6). */
export function ProfileSection({ isBusiness }: ProfileSectionProps) {
  const t = useWords('account');
  const { value: profile } = useLive(queries.profile.current());
  return (
    <Section title={t('section.profile')} data-testid="account-profile">
      {profile && (
        <>
          <ProfileNotes profile={profile} />
          <ProfileForm profile={profile} isBusiness={isBusiness} />
        </>
      )}
    </Section>
  );
}

interface ProfileFormProps extends ProfileSectionProps {
  readonly profile: ProfileView;
}

function ProfileForm({ profile, isBusiness }: ProfileFormProps) {
  const t = useWords('account');
  const commands = useCommands();
  const { store } = useStoreView();
  const state = useAccountForm({
    start: typedOf(profile),
    isFollowing: true,
    problemsOf: (values) => profileProblems(values, isBusiness, store.tax.defaultCountry),
    send: (values) => commands.profile.save({ ...changedOf(profile, values), operationId: crypto.randomUUID() }),
    onDone: useTakenNotice(profile),
  });
  const { form } = state;
  return (
    <AccountForm state={state} submitLabel={t('save')}>
      <AccountField form={form} name="firstName" autoComplete="given-name" width="half" />
      <AccountField form={form} name="lastName" autoComplete="family-name" width="half" />
      <AccountField form={form} name="email" type="email" autoComplete="email" />
      {isBusiness && (
        <>
          <AccountField form={form} name="company" autoComplete="organization" width="halfWide" />
          <AccountField form={form} name="taxId" autoComplete="off" width="halfWide" />
        </>
      )}
    </AccountForm>
  );
}

/** What was changed; all else may have changed elsewhere meanwhile, and stays as it is there. */
function changedOf(profile: ProfileView, values: Typed): Partial<Typed> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== profile[name as keyof Typed]));
}

type Typed = ReturnType<typeof typedOf>;

function typedOf({ firstName, lastName, email, company, taxId }: ProfileView) {
  return { firstName, lastName, email, company, taxId };
}
