import { type RefObject, useEffect, useRef, useState } from 'react';

/** Answers how to give the focus to the form's first field that is wrong, once it is drawn as wrong. */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [asked, setAsked] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    if (asked === done.current) return;
    done.current = asked;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [asked, form]);
  return () => setAsked((times) => times + 1);
}
