import { proxy } from 'valtio';

/** What the person of this device said to analytics; null: nothing yet. */
type Consent = 'aceita' | 'recusada' | null;

const STORAGE_KEY = 'maleta:analise';

function readConsent(): Consent {
  const kept = localStorage.getItem(STORAGE_KEY);
  return kept === 'aceita' || kept === 'recusada' ? kept : null;
}

/** The person's word, followed by what asks for it and what needs it. */
export const consentState = proxy<{ consent: Consent }>({ consent: readConsent() });

/** Keeps the person's word on this device. A disk that is full forgets it with the page: then it is asked again. */
export function giveConsent(consent: 'aceita' | 'recusada'): void {
  consentState.consent = consent;
  try {
    localStorage.setItem(STORAGE_KEY, consent);
  } catch (error) {
    console.warn('the answer about analytics could not be kept', error);
  }
}
