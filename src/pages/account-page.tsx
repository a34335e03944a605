import { use } from 'react';
import { AddressContext } from '#src/ui/address.ts';
import { CreatePasswordPage } from './create-password-page.tsx';
import { MyAccountPage } from './my-account-page.tsx';

/** The pages of an account: the account itself, and the one on which a forgotten password is chosen anew. */
export default function AccountPage() {
  const { pathname } = use(AddressContext);
  return pathname === '/create-password' ? <CreatePasswordPage /> : <MyAccountPage />;
}
