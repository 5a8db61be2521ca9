/** The event of a letter: the key of its invoice, and its number among the invoice's events. */
type Evento = { readonly chaveAcesso: string; readonly nSeqEvento: number };

/** The name by which other systems recognise an event of an NF-e. */
export const nomeDoEvento = ({ chaveAcesso, nSeqEvento }: Evento): string =>
  `${chaveAcesso}-${nSeqEvento}-procEventoNFe.xml`;

export const nomeDoPdf = ({ chaveAcesso, nSeqEvento }: Evento): string =>
  `carta-correcao-${chaveAcesso}-${nSeqEvento}.pdf`;
