import { forms } from './form.ts';

const NOW = '(?:today|tonight|this evening|now|i dag|i kveld|na)';
const RUN = '(?:jog\\w*|run\\w*|lop\\w*)';
const WORK = '(?:exercis\\w*|ovels\\w*)';

/** The whole day: the run and the exercises, also on another day. */
export const DAY_FORMS = [
  ...forms(
    'dayPlan',
    [
      /\b(?:run\w*|jog\w*|lop\w*)\b.{0,40}\b(?:or|eller) (?:both|begge)/,
      new RegExp(`\\b${RUN}\\b.{0,20}\\b(?:or|eller) .{0,20}${WORK}`),
      /^(?:the |my )?(?:evening|today|tonight|dagens|kveldens) (?:plan|program\w*)\b/,

      new RegExp(`\\b${WORK} (?:or|eller|and|og) (?:a |en |the |just |bare )?(?:${RUN}|tur)`),
      new RegExp(`\\b${RUN}(?: ${NOW})? (?:or|eller) (?:just |bare |do |gjore |the |a )*${WORK}`),
      new RegExp(`\\b${RUN}\\b.{0,20}\\b(?:or|eller) ${WORK}.{0,12}\\b(?:both|begge)\\b`),
      new RegExp(
        `^(?:so |ok |hi |hey |hei |god morgen |good morning )*what(?: exactly)? (?:do|should|can|am|shall) i (?:supposed to |meant to |allowed to )?(?:do|doing|training)(?: ${NOW})+(?: then| please)*(?: \\?)*$`,
      ),
      new RegExp(
        `^(?:so |ok |hei |god morgen )*hva (?:skal|bor|gjor|kan|ma|far) jeg (?:gjore? |trene |drive med |gjore pa )?(?:${NOW} ?)+(?:da )?(?:\\? ?)*$`,
      ),
      new RegExp(
        `^(?:so |ok |hi |hey )*what is (?:it |there |up |on |the plan |planned |my plan |the programme |my programme |for me |on the menu |on the plan |on for |for )*${NOW}(?: then| please)*(?: \\?)*$`,
      ),
      new RegExp(
        `^(?:ok |hei |sa )*hva (?:er|har jeg|star|blir)(?: det)?(?: planen| programmet| okta| pa planen| pa programmet| pa menyen| oppe| pa tapetet| for meg)* ?${NOW}(?: da)?(?: \\?)*$`,
      ),
      new RegExp(`\\b(?:what|how) does (?:the |my )?${NOW} ?(?:session |training |plan )+look\\b`),
      /\bhvordan ser (?:kvelden|dagen|okta|dagens okt|planen)\b/,
      new RegExp(`\\b(?:the plan|my plan|session|planen|programmet|opplegget|okta)\\b.{0,8}\\b${NOW}(?: \\?)*$`),
    ],
    {
      unless:
        /\b(?:same day|samme dag|why|hvorfor|effect|change\w*|endr\w*|how long|how many|hvor|skip|miss\w*|dropp\w*|first|forste|hurt\w*|vondt|pain|smert\w*|move|flytt\w*|easier|lettere|harder|can not|ikke|did|gjorde|yesterday|i gar)\b/,
    },
  ),
  ...forms('ahead', [
    /^(?:so |ok |and )*what (?:do|should|can|shall|is) (?:i (?:do|train)|it|there|on|planned|the plan)(?: for| on)? (?:tomorrow|the day after tomorrow|on \w+day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: then)?(?: \?)*$/,
    /^(?:ok |og |sa )*hva (?:skal|bor|gjor|kan|er|star|har) (?:jeg |det )?(?:gjore? |trene |pa planen |planen |pa )?(?:i morgen|i overmorgen|overmorgen|pa \w+dag|\w+dag)(?: da)?(?: \?)*$/,
    /\b(?:if|hvis)\b.{0,30}\b(?:goes well|is fine|fine|gar bra|gar fint|bra)\b.{0,20}\b(?:run|jog|lope|jogge)\b.{0,20}\b(?:tomorrow|i morgen)\b/,
  ]),
  ...forms('begin', [/\b(?:hvor|where) (?:starter|begynner|do|should) (?:jeg|i)(?: start| begin)? ?(?:\? ?)*$/], {
    unless: /\b(?:uker?|weeks?|days|dager|break|pause|off|missed|ikke|not)\b/,
  }),
];
