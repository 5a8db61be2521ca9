/** An order for sharing: the same words as text and as PDF. */
export type DocumentoPedido = {
  titulo: string;
  empresa: string;
  /** The note that the order may still change; null for the server's latest data. */
  ressalva: string | null;
  fatos: readonly (readonly [nome: string, texto: string])[];
  linhas: readonly { descricao: string; quantidade: string; unitario: string; total: string }[];
  totais: readonly (readonly [nome: string, texto: string])[];
};

/** Returns the order as a message. */
export function toTexto({ titulo, empresa, ressalva, fatos, linhas, totais }: DocumentoPedido): string {
  const partes = [
    [[titulo, empresa].filter(Boolean).join(' · '), ressalva].filter((line) => line !== null),
    fatos.map(([nome, texto]) => `${nome}: ${texto}`),
    linhas.map(
      ({ descricao, quantidade, unitario, total }) =>
        `- ${descricao}: ${quantidade} x ${unitario} = ${total}`,
    ),
    totais.map(([nome, texto]) => `${nome}: ${texto}`),
  ];
  return partes
    .filter((parte) => parte.length > 0)
    .map((parte) => parte.join('\n'))
    .join('\n\n')
    .replaceAll('\u00a0', ' ');
}
