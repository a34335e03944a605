import { use } from 'react';
import { AddressContext } from '#src/ui/address.ts';
import { CreatePasswordPage } from './create-password-page.tsx';
import { MyAccountPage } from './my-account-page.tsx';
import { ReviewsPage } from './reviews-page.tsx';

/**
 * Pages that nobody begins with, in one file: the account, the one on which a forgotten password is chosen anew, and the reviews of
 * the shop.
 */
export default function AccountPage() {
  const { pathname } = use(AddressContext);
  if (pathname === '/create-password') return <CreatePasswordPage />;
  return pathname === '/my-account' ? <MyAccountPage /> : <ReviewsPage />;
}
