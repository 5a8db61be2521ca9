import { formatBytes } from '#lib/format-bytes.ts';
import type { StorageHealth } from '#parts/device/use-storage-health.ts';

/** How this device's storage stands, in words. */
export type Armazenamento = {
  resumo: string;
  /** Bytes; null where the browser does not tell them. */
  uso: { usado: number; total: number; texto: string } | null;
  promessa: { texto: string; isGood: boolean; mayAsk: boolean };
  /** Said when so little is allowed that this is most likely a private window. */
  aviso: string | null;
};

const PROMESSA = {
  sim: 'O navegador prometeu manter os dados do Maleta.',
  nao: 'O navegador pode apagar os dados do Maleta se faltar espaço. O que não foi enviado iria junto.',
  calado: 'Este navegador não diz se mantém os dados.',
} as const;

export function toArmazenamento({ persisted, usage, quota, isTiny }: StorageHealth): Armazenamento {
  const uso =
    usage === null || quota === null
      ? null
      : { usado: usage, total: quota, texto: `${formatBytes(usage)} de ${formatBytes(quota)}` };
  const texto = persisted === null ? PROMESSA.calado : PROMESSA[persisted ? 'sim' : 'nao'];
  const guarda = persisted === true ? 'protegido' : 'pode ser apagado';
  const parts = [
    ...(usage === null ? [] : [`${formatBytes(usage)} usados`]),
    ...(persisted === null ? [] : [guarda]),
  ];
  return {
    resumo: parts.join(' · ') || 'O navegador não diz',
    uso,
    promessa: { texto, isGood: persisted === true, mayAsk: persisted === false },
    aviso: isTiny
      ? 'Pouco espaço: parece uma janela anônima, que apaga tudo ao ser fechada. Use uma janela normal.'
      : null,
  };
}
