/** Long names may break where their words join. */
const JOINTS =
  /(?<=[A-Za-zÄÖÜäöüß]{3})(?=(?:sationshaus|schaftsamt|schaftshaus|freundehaus|meiler|halle|see|handlung|manufaktur|sammler|kolonie|lager|werk|haus|hütte|hof|amt|turm|mühle|depot|betrieb|schnitzerei|schreinerei|bildhauerei|siederei|brennerei|sieberei|meisterei|kammer|becken|grube|stube|dorf|insel|plateau|vorkommen|springs|speicher|zunft|kirche|träger|bauer|arbeiter|meister|züchter|roder|wirt|bearer|facturer|maker’s|carver’s|scaping|sation|hood|house)(?:$|\s))/gu;
export const soft = (name: string): string => name.replace(JOINTS, '\u00ad');
