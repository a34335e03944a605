import { useRef, useState } from 'react';
import type { ProfileAddress } from '#domain/wire/profile.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { moveFocus } from '#src/ui/move-focus.ts';
import { useWords } from '#src/ui/use-words.ts';
import { AddressEditor } from './address-editor.tsx';
import styles from './addresses-section.module.css';
import { ProfileNotes } from './profile-notes.tsx';
import { Section } from './section.tsx';
import { useTakenNotice } from './use-taken-notice.ts';

/** Saved addresses: add, change, delete, and which one is taken first (spec 6). */
export function AddressesSection() {
  const t = useWords('account');
  const { value: profile } = useLive(queries.profile.current());
  const [edited, setEdited] = useState<string | null>(null);
  const onChanged = useTakenNotice(profile);
  const list = useRef<HTMLUListElement>(null);
  const close = (): void => {
    setEdited(null);
    // The form goes. The shopper may have left it while the address was kept.
    moveFocus(list.current?.parentElement?.querySelector('form') ?? null, list.current);
  };
  return (
    <Section title={t('section.addresses')} data-testid="account-addresses">
      {profile && (
        <>
          <ProfileNotes profile={profile} />
          {profile.addresses.length === 0 && edited === null && <p>{t('address.none')}</p>}
          <ul ref={list} tabIndex={-1} className={styles.addresses} aria-label={t('section.addresses')}>
            {withKeys(profile.addresses).map(([key, address]) => (
              <li key={key} className={styles.address} data-testid="account-address">
                {edited === key ? (
                  <AddressEditor
                    address={address}
                    names={profile}
                    isFirst={false}
                    onChanged={onChanged}
                    onClose={close}
                  />
                ) : (
                  <AddressCard address={address} onChanged={onChanged} onEdit={() => setEdited(key)} />
                )}
              </li>
            ))}
          </ul>
          {edited === NEW ? (
            <div className={styles.address}>
              <AddressEditor
                address={null}
                names={profile}
                isFirst={profile.addresses.length === 0}
                onChanged={onChanged}
                onClose={close}
              />
            </div>
          ) : (
            <div>
              <Button look="secondary" onClick={() => setEdited(NEW)}>
                {t('address.add')}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

/** Stands for the address that is being added; no other has it as its key. */
const NEW = '';

/**
 * Addresses by what they say. Their ids will not do: a new one gets another when the shop has heard of it, and what is
 * typed or asked about it then must stay.
 */
function withKeys(addresses: readonly ProfileAddress[]): (readonly [key: string, address: ProfileAddress])[] {
  const counts = new Map<string, number>();
  return addresses.map((address) => {
    const { id: _id, isDefault: _isDefault, ...words } = address;
    const text = Object.values(words).join(' | ');
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return [`${text} ${count}`, address];
  });
}

interface AddressCardProps {
  readonly address: ProfileAddress;
  /** Called when a change is queued. */
  readonly onChanged: () => void;
  readonly onEdit: () => void;
}

function AddressCard({ address, onChanged, onEdit }: AddressCardProps) {
  const t = useWords('account', 'checkout');
  const { profile } = useCommands();
  const operation = () => ({ operationId: crypto.randomUUID() });
  const change = async (changing: ReturnType<typeof profile.removeAddress>): Promise<void> => {
    if (await tellRefusal(changing)) onChanged();
  };
  const [isAsking, setAsking] = useState(false);
  const name = `${address.firstName} ${address.lastName}`;
  const where = `${address.streetAddress}, ${address.city}`;
  return (
    <>
      <address className={styles.lines}>
        <strong>{name}</strong>
        {[
          address.company,
          [address.streetAddress, address.apartmentNumber].filter(Boolean).join(', '),
          `${address.zipCode} ${address.city}`,
          t(`checkout:country.${address.country}`, { defaultValue: address.country }),
          address.phoneNumber,
        ]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      {address.isDefault && <Badge colour="moss">{t('address.default')}</Badge>}
      <div className={styles.actions}>
        {isAsking ? (
          <>
            <span>{t('address.removeQuestion')}</span>
            <Button
              look="quiet"
              onClick={() => void change(profile.removeAddress({ ...operation(), addressId: address.id }))}
            >
              {t('address.removeYes')}
            </Button>
            <Button look="quiet" autoFocus onClick={() => setAsking(false)}>
              {t('address.removeNo')}
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" aria-label={t('address.changeNamed', { where })} onClick={onEdit}>
              {t('address.change')}
            </Button>
            <Button look="quiet" aria-label={t('address.removeNamed', { where })} onClick={() => setAsking(true)}>
              {t('address.remove')}
            </Button>
            {!address.isDefault && (
              <Button
                look="quiet"
                aria-label={t('address.makeDefaultNamed', { where })}
                onClick={() =>
                  void change(profile.saveAddress({ ...operation(), address: { ...address, isDefault: true } }))
                }
              >
                {t('address.makeDefault')}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
