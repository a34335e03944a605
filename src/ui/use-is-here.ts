import { type RefObject, useEffect, useRef } from 'react';

/** Whether a part is still shown, for what is done after something that takes long: whoever left it is not called back. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
}
