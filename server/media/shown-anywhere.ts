/** Storefronts on other origins, and mails, show the shop's pictures too. */
export const shownAnywhere = { 'cross-origin-resource-policy': 'cross-origin' };
