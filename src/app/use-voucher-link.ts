import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';

const VOUCHER = 'voucher';

/** Keeps the voucher of a link such as `/?voucher=VAR20`, and takes it out of the address (spec 3: claim). */
export function useVoucherLink(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { claim } = useCommands();
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const code = asked.get(VOUCHER);
    if (code === null) return;
    asked.delete(VOUCHER);
    void (async () => {
      const kept = await claim.keep({ code });
      notify(kept.ok ? { code: 'claimKept', params: { code: kept.value.code } } : kept.error);
      await navigate({ pathname, search: asked.toString(), hash }, { replace: true, state, preventScrollReset: true });
    })();
  }, [search]);
}
