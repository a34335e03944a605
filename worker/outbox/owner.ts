/** Who a queued entry belongs to; only that owner's session sends it (D14). A guest is this device. */
export type Owner = string;

export const GUEST: Owner = 'guest';
