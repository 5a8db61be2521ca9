/** The name of a return's mirror as a file. */
export const espelhoNome = (idDevolucaoVenda: number): string => `Espelho-Devolucao-${idDevolucaoVenda}.pdf`;

/** The name of a collection authorisation as a file. */
export const autorizacaoNome = (idDevolucaoVenda: number): string =>
  `Autorizacao-Coleta-${idDevolucaoVenda}.pdf`;
