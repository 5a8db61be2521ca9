import { formatCount } from '#lib/format-number.ts';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { type Falha, falhaText } from '#parts/failure/falha.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

export type ListaNoticeProps = {
  /** 'pedidos': what is listed. */
  oQue: string;
  falha: Falha | null;
  isLendo: boolean;
  /** So many have come, of how many; null until the server has said it. */
  lidos: number;
  total: number | null;
  /** True where the server counted no further than `total`. */
  isIncompleto?: boolean;
  reler: () => void;
  /** The sentence without a response. */
  semResposta: string;
};

/** Of what only the server keeps: how far it has come, or why it is not all there. What the device keeps stays. */
export function ListaNotice({
  oQue,
  falha,
  isLendo,
  lidos,
  total,
  isIncompleto = false,
  reler,
  semResposta,
}: ListaNoticeProps) {
  if (falha !== null) {
    const text = falhaText(falha, 'Houve um erro ao realizar a consulta.', semResposta);
    return (
      <Notice
        tone={falha.kind === 'silencio' ? 'pending' : 'negative'}
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
