import { unseenPart } from '#src/ui/unseen-part.tsx';

/** The sign-in dialog, whose code comes when the page is idle, so that it is there when the network is not. */
export const SignIn = unseenPart(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);
