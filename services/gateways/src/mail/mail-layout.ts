/** Tables and inline styles, because mail programs support little else; the tokens of look "Documents and mail". */
export const htmlLayout = `<!doctype html>
<html lang="{{language}}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>{{subject}}</title></head>
<body style="margin:0;background:#F3F6F4;color:#16201C;font:16px/1.5 Inter,'Segoe UI',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:8px;border-top:4px solid {{colour}}">
<tr><td style="padding:24px">
{{#logo}}<img src="cid:logo" alt="{{brandName}}" style="max-height:50px;max-width:250px">{{/logo}}{{^logo}}<strong>{{brandName}}</strong>{{/logo}}
<h1 style="font-size:28px;line-height:1.25;margin:24px 0 12px">{{title}}</h1>
{{#paragraphs}}<p style="margin:0 0 12px">{{.}}</p>
{{/paragraphs}}
{{#hasFacts}}<table cellpadding="0" cellspacing="0" width="100%" style="margin:12px 0">{{#facts}}
<tr><th scope="row" align="left" valign="top" style="padding:6px 12px 6px 0;font-weight:400;color:#55635C;border-bottom:1px solid #E3E9E6">{{label}}</th>
<td align="right" valign="top" style="padding:6px 0;font-weight:600;border-bottom:1px solid #E3E9E6;word-break:break-word">{{value}}</td></tr>{{/facts}}</table>{{/hasFacts}}
{{#hasDifferences}}<table cellpadding="0" cellspacing="0" width="100%" style="margin:12px 0;font-size:14px"><tr>{{#heads}}
<th scope="col" align="left" style="padding:6px 8px 6px 0;color:#55635C;border-bottom:1px solid #B9C3BE">{{.}}</th>{{/heads}}</tr>{{#differences}}
<tr><td style="padding:6px 8px 6px 0">{{question}}</td><td style="padding:6px 8px 6px 0">{{declared}}</td><td style="padding:6px 0"><strong>{{found}}</strong></td></tr>{{/differences}}</table>{{/hasDifferences}}
{{#hasSteps}}<h2 style="font-size:20px;margin:24px 0 8px">{{stepsHeading}}</h2><ol style="margin:0;padding-left:20px">{{#steps}}<li style="margin:0 0 4px">{{.}}</li>{{/steps}}</ol>{{/hasSteps}}
{{#actions}}<p style="margin:16px 0 0"><a href="{{link}}" style="display:inline-block;padding:12px 20px;border-radius:6px;border:2px solid {{colour}};{{#primary}}background:{{colour}};color:#FFFFFF;{{/primary}}{{^primary}}color:{{colour}};{{/primary}}text-decoration:none;font-weight:600">{{label}}</a></p>
{{/actions}}
{{#closing}}<p style="margin:24px 0 0;font-size:14px;color:#55635C">{{closing}}</p>{{/closing}}
</td></tr></table></td></tr></table></body></html>
`;

export const textLayout = `{{brandName}}

{{title}}

{{#paragraphs}}
{{.}}

{{/paragraphs}}
{{#facts}}
{{label}}: {{value}}
{{/facts}}
{{#hasDifferences}}

{{#differences}}
- {{question}}
  {{declaredHead}}: {{declared}}
  {{foundHead}}: {{found}}
{{/differences}}
{{/hasDifferences}}
{{#hasSteps}}

{{stepsHeading}}
{{#numbered}}
{{number}}. {{step}}
{{/numbered}}
{{/hasSteps}}
{{#actions}}

{{label}}:
{{link}}
{{/actions}}
{{#closing}}

{{closing}}
{{/closing}}
`;
