import { useWatch } from 'react-hook-form';
import { TERMS_PATH } from '#config/settings.ts';
import { type RegistrationForm, registrationProblems } from '#domain/account-form.ts';
import { useCommands } from '#src/data/commands.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useUnsaved } from '#src/data/unsaved.ts';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { NewCustomer } from './account-store.ts';
import { CheckField } from './check-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

interface RegisterFormProps {
  /** What is known of whoever becomes a customer, or `null`. */
  readonly known: NewCustomer | null;
  readonly onDone: () => void;
}

/** Makes a customer, private or business, who is logged in afterwards (spec 6: business customers). */
export function RegisterForm({ known, onDone }: RegisterFormProps) {
  const t = useWords('account', 'checkout');
  const commands = useCommands();
  const { store } = useStoreView();
  const start: RegistrationForm = {
    kind: known && known.taxId !== '' ? 'business' : 'private',
    firstName: '',
    lastName: '',
    email: '',
    company: '',
    taxId: '',
    ...known,
    password: '',
    passwordAgain: '',
    isSubscribed: false,
    isTermsAccepted: false,
  };
  const state = useAccountForm({
    start,
    problemsOf: (values) => registrationProblems(values, store.tax.defaultCountry),
    send: (values) => commands.session.register(registrationOf(values)),
    onDone,
  });
  const { form } = state;
  useUnsaved(form.formState.isDirty);
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <AccountForm isOpened state={state} submitLabel={t('register')} data-testid="register">
      <KindChoice form={form} />
      {kind === 'business' && (
        <>
          <AccountField form={form} name="company" autoComplete="organization" width="halfWide" />
          <AccountField form={form} name="taxId" autoComplete="off" width="halfWide" />
        </>
      )}
      <AccountField form={form} name="firstName" autoComplete="given-name" width="half" />
      <AccountField form={form} name="lastName" autoComplete="family-name" width="half" />
      <AccountField form={form} name="email" type="email" autoComplete="username" />
      <NewPasswordFields form={form} />
      <CheckField form={form} name="isSubscribed">
        {t('field.isSubscribed')}
      </CheckField>
      <CheckField form={form} name="isTermsAccepted">
        {t('checkout:terms')}{' '}
        <Link to={TERMS_PATH} target="_blank">
          {t('checkout:termsName')}
        </Link>
      </CheckField>
    </AccountForm>
  );
}

/** What is sent: the password once, and company and tax id only of a business. */
function registrationOf({
  kind,
  company,
  taxId,
  passwordAgain: _again,
  isTermsAccepted: _terms,
  ...person
}: RegistrationForm) {
  return kind === 'business' ? { ...person, company, taxId } : person;
}
