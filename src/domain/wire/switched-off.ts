const CONTENT: ReadonlySet<string> = new Set(['cms_pages', 'cms_blocks']);

/** Whether a document is a page or block that its operator switched off: nobody is shown it, as if it were deleted. */
export function isSwitchedOff(collection: string, document: unknown): boolean {
  return CONTENT.has(collection) && (document as { readonly active?: unknown } | null)?.active === false;
}
