import { useSnapshot } from 'valtio';
import type { TaskView } from '#domain/views/outbox.ts';
import type { FailingView, SyncProgressView } from '#domain/views/sync.ts';
import { queries } from '#src/data/query-ref.ts';
import { useAgeText } from '#src/data/age-text.ts';
import { useLive } from '#src/data/use-live.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { closeSyncCentre, syncPanel } from './sync-store.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './sync-dialog.module.css';
import { SyncTask } from './sync-task.tsx';

/** So many sent orders stay in the list, so that the shopper sees that they were sent. */
const SENT_SHOWN = 3;

export interface SyncDialogProps {
  /** Lets the shopper sign in, where something waits for that. */
  readonly onSignIn: () => void;
}

/** Shows everything that waits to be sent, and how much of the catalogue is on the device (reliability H2). */
export function SyncDialog({ onSignIn }: SyncDialogProps) {
  const t = useWords();
  const { isOpen } = useSnapshot(syncPanel);
  const { value: connection } = useLive(queries.sync.connection());
  const { value: progress } = useLive(queries.sync.progress());
  const { value: tasks } = useLive(queries.task.all());
  const waiting = (tasks ?? []).filter(({ state }) => state !== 'sent');
  const sent = (tasks ?? []).filter(({ state }) => state === 'sent').slice(-SENT_SHOWN);
  return (
    <Dialog
      shape="panel"
      data-testid="sync-centre"
      title={t('sync.title')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onClose={closeSyncCentre}
    >
      <div className={styles.section}>
        <p>{t(connection?.isOnline === false ? 'sync:offline' : 'sync:online')}</p>
      </div>
      <section className={styles.section} aria-labelledby="sync-tasks">
        <h3 id="sync-tasks" className={styles.heading}>
          {t('sync:tasks')}
        </h3>
        {waiting.length > 0 ? (
          <TaskList tasks={waiting} onSignIn={onSignIn} />
        ) : (
          <p className={styles.muted}>{t('sync:noTasks')}</p>
        )}
      </section>
      {sent.length > 0 && (
        <section className={styles.section} aria-labelledby="sync-sent">
          <h3 id="sync-sent" className={styles.heading}>
            {t('sync:sent')}
          </h3>
          <TaskList tasks={sent} onSignIn={onSignIn} />
        </section>
      )}
      {progress && <CatalogueProgress progress={progress} />}
    </Dialog>
  );
}

function TaskList({ tasks, onSignIn }: SyncDialogProps & { readonly tasks: readonly TaskView[] }) {
  return (
    <ul>
      {tasks.map((task) => (
        <SyncTask key={task.id} task={task} onSignIn={onSignIn} />
      ))}
    </ul>
  );
}

function CatalogueProgress({ progress }: { readonly progress: SyncProgressView }) {
  const t = useWords();
  const { done, total, state, pausedBy, unreadable, failing } = progress;
  return (
    <section className={styles.section} aria-labelledby="sync-catalogue">
      <h3 id="sync-catalogue" className={styles.heading}>
        {t('sync:catalogue')}
      </h3>
      <ProgressBar value={done} max={total} labelledBy="sync-catalogue" />
      <p className={styles.muted}>{t(`sync:progress.${state}`, { done, total })}</p>
      {pausedBy && <p className={styles.muted}>{t(`sync:pausedBy.${pausedBy}`)}</p>}
      {failing.length > 0 && <Failing parts={failing} />}
      {unreadable > 0 && <p className={styles.muted}>{t('sync:unreadable', { count: unreadable })}</p>}
    </section>
  );
}

/** The parts of the catalogue that could not be refreshed, and since when; the device keeps what it has of them. */
function Failing({ parts }: { readonly parts: readonly FailingView[] }) {
  const t = useWords();
  const age = useAgeText();
  return (
    <div className={styles.muted} data-testid="sync-failing">
      <p>{t('sync:failing')}</p>
      <ul className={styles.failing}>
        {parts.map(({ name, since }) => (
          <li key={name}>
            {t('sync:failingSince', { what: t(`sync:part.${name.replace('.', '_')}`), since: age(since) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
