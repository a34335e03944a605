import type { ReactNode } from 'react';

const drawings: Readonly<Record<string, ReactNode>> = {
  card: (
    <>
      <rect x="3" y="4" width="26" height="16" rx="2.5" />
      <path d="M3 9.5h26" strokeWidth="3" />
      <path d="M7 15.5h6" />
    </>
  ),
  wallet: (
    <>
      <rect x="10" y="2.5" width="12" height="19" rx="2.5" />
      <path d="M14.5 18.5h3" />
      <path d="m13 10.2 2.2 2.2L19.2 8" />
    </>
  ),
  paylater: (
    <>
      <rect x="5" y="5" width="22" height="16" rx="2.5" />
      <path d="M5 10h22M11 2.5v4M21 2.5v4M16 13v3l2.2 1.4" />
    </>
  ),
  invoice: (
    <>
      <path d="M8 2.5h16v19l-2.7-1.7-2.6 1.7-2.7-1.7-2.7 1.7-2.6-1.7L8 21.5z" />
      <path d="M12 8h8M12 12h8M12 16h4" />
    </>
  ),
  companyinvoice: (
    <>
      <path d="M8 2.5h16v19l-2.7-1.7-2.6 1.7-2.7-1.7-2.7 1.7-2.6-1.7L8 21.5z" />
      <path d="M12.5 16V7h7v9M15 10h2M15 13h2M11.5 16h9" />
    </>
  ),
  cashondelivery: (
    <>
      <rect x="3" y="5" width="26" height="14" rx="2" />
      <circle cx="16" cy="12" r="3.5" />
      <path d="M7 12h.01M25 12h.01" />
    </>
  ),
};

/** A drawing of a way to pay; nothing for one that has none. It says nothing that its name does not. */
export function PaymentMark({ code }: { readonly code: string }) {
  const drawing = drawings[code];
  return (
    drawing && (
      <svg
        width="32"
        height="24"
        viewBox="0 0 32 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  );
}
