/** An order as it is told to somebody else: the same words as text and as PDF. */
export type DocumentoPedido = {
  titulo: string;
  empresa: string;
  /** That it may still change; null for what the server has just said. */
  ressalva: string | null;
  fatos: readonly (readonly [nome: string, texto: string])[];
  linhas: readonly { descricao: string; quantidade: string; unitario: string; total: string }[];
  totais: readonly (readonly [nome: string, texto: string])[];
};

/** The order as a message. */
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
