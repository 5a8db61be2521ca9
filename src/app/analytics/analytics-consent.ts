import { proxy } from 'valtio';

/** The person's choice about analytics on this device; null before they chose. */
type Consent = 'aceita' | 'recusada' | null;

const STORAGE_KEY = 'maleta:analise';

function readConsent(): Consent {
  const kept = localStorage.getItem(STORAGE_KEY);
  return kept === 'aceita' || kept === 'recusada' ? kept : null;
}

/** The person's choice, followed by the notice that asks for it and by the code that needs it. */
export const consentState = proxy<{ consent: Consent }>({ consent: readConsent() });

/** Stores the person's choice on this device. On a full disk it lasts as long as the page, and is asked for again. */
export function giveConsent(consent: 'aceita' | 'recusada'): void {
  consentState.consent = consent;
  try {
    localStorage.setItem(STORAGE_KEY, consent);
  } catch (error) {
    console.warn('the answer about analytics could not be kept', error);
  }
}
