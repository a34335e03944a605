import { useState } from 'react';
import { readResetLink } from '#domain/reset-link.ts';
import { takenResetLink } from '#src/app/take-reset-link.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { CreatePassword } from '#src/features/account/create-password.tsx';
import { useWords } from '#src/ui/use-words.ts';

/** Chooses a password by the link of an e-mail (spec 2: /create-password). */
export function CreatePasswordPage() {
  const t = useWords('account', 'shop');
  const [link] = useState(() => readResetLink(new URL(takenResetLink() || location.href)));
  usePageTitle(`${t('create.title')} – ${t('shop:brand')}`);
  return <CreatePassword link={link} />;
}
