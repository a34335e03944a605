/** Why an entry is still here. */
export type WaitReason =
  | 'offline'
  | 'timeout'
  | 'badContentType'
  | 'wrongResponseFormat'
  | 'serverError'
  | 'tooManyRequests'
  | 'running'
  | 'unauthorized'
  | 'recaptcha'
  | 'cartMissing';
