import { formatCount } from '#lib/format-number.ts';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { type Area, type Falha, falhaText, falhaTone, SEM_DETALHE } from '#parts/failure/falha.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

export type ListaNoticeProps = {
  /** The name of the rows: 'pedidos'. */
  oQue: string;
  falha: Falha | null;
  isLendo: boolean;
  /** The number of received rows, and the total; null until the server has sent it. */
  lidos: number;
  total: number | null;
  /** True if the server stopped counting at `total`. */
  isIncompleto?: boolean;
  reler: () => void;
  /** The sentence for a failure without words of the server. */
  semDetalhe?: string;
  /** The sentence without a response. */
  semResposta: string;
  area?: Area;
};

/** The progress of rows that only the server holds, or the reason why some are missing. Rows on the device stay. */
export function ListaNotice({
  oQue,
  falha,
  isLendo,
  lidos,
  total,
  isIncompleto = false,
  reler,
  semResposta,
  semDetalhe = SEM_DETALHE.consultar,
  area = 'conta',
}: ListaNoticeProps) {
  if (falha !== null) {
    const text = falhaText(falha, semDetalhe, semResposta);
    return (
      <Notice
        tone={falhaTone(falha, area)}
        isNews
        action={
          falha.kind === 'sessao' ? (
            <Button size="sm" onPress={() => openLogIn()}>
              Entrar
            </Button>
          ) : (
            <Button size="sm" isPending={isLendo} onPress={reler}>
              Tentar novamente
            </Button>
          )
        }
      >
        {text}
      </Notice>
    );
  }
  if (!isLendo) return null;
  if (total === null) return <ProgressBar label={`Buscando ${oQue}`} />;
  if (isIncompleto) {
    const text = `${formatCount(lidos)} de mais de ${formatCount(total - 1)} ${oQue}`;
    return <ProgressBar label={`Buscando ${oQue}`} text={text} />;
  }
  const text = `${formatCount(lidos)} de ${formatCount(total)} ${oQue}`;
  return <ProgressBar label={`Buscando ${oQue}`} value={lidos} max={total} text={text} />;
}
