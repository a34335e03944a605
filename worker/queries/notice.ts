import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { WorkerContext } from '../context.ts';
import type { CustomerDoc } from '../documents/shopper-documents.ts';
import { isSameAnswer } from './same-answer.ts';

/** Something the worker has to tell the shopper, once. */
export interface NoticeView {
  readonly id: string;
  readonly code: MessageCode;
}

/** What is still to be told; a window that told it dismisses it. */
export function all({ shopper }: WorkerContext): Observable<Answer<readonly NoticeView[]>> {
  return shopper.customer$.pipe(
    map((documents) =>
      documents.filter((document): document is Extract<CustomerDoc, { kind: 'notice' }> => document.kind === 'notice'),
    ),
    map((notices) => ready(notices.map(({ id, code }) => ({ id, code: code as MessageCode })))),
    distinctUntilChanged(isSameAnswer),
  );
}
