import { useEffect, useState } from 'react';
import { readResetLink } from '#domain/reset-link.ts';
import { takenResetLink, takeResetLink } from '#src/app/take-reset-link.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { CreatePassword } from '#src/features/account/create-password.tsx';
import { useWords } from '#src/ui/use-words.ts';

/** Chooses a password by the link of an e-mail (spec 2: /create-password). */
export function CreatePasswordPage() {
  const t = useWords('account', 'shop');
  const [link, setLink] = useState(() => readResetLink(new URL(takenResetLink() || location.href)));
  usePageTitle(`${t('create.title')} – ${t('shop:brand')}`);
  useEffect(() => {
    // Another link that is opened in this window loads nothing: only what is behind the # is another one.
    const takeAnother = (): void => {
      const another = readResetLink(new URL(location.href));
      if (!another) return;
      takeResetLink();
      setLink(another);
    };
    addEventListener('hashchange', takeAnother);
    return () => removeEventListener('hashchange', takeAnother);
  }, []);
  return <CreatePassword key={link?.token} link={link} />;
}
