import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';

const VOUCHER = 'voucher';

/** Keeps the voucher of a link such as `/?voucher=VAR20`, and takes it out of the address (spec 3: claim). */
export function useVoucherLink(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { claim } = useCommands();
  const code = new URLSearchParams(search).get(VOUCHER);
  const take = useEffectEvent(async (voucher: string): Promise<void> => {
    const left = new URLSearchParams(search);
    left.delete(VOUCHER);
    // At once: keeping it may take long, and the shopper may be elsewhere by then.
    void navigate({ pathname, search: left.toString(), hash }, { replace: true, state, preventScrollReset: true });
    const kept = await claim.keep({ code: voucher });
    notify(kept.ok ? { code: 'claimKept', params: { code: kept.value.code } } : kept.error);
  });
  useEffect(() => {
    if (code !== null) void take(code);
  }, [code]);
}
