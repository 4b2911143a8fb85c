-- Opens files in Neovim with the server, and renames what is at places in them, as a person does.
-- Prints one line of JSON: where definitions are, what was found, and a failure if there is one. Works on Neovim 0.7 and later.
--   HREFLINT_COMMAND  the server's command line, as a JSON array
--   HREFLINT_ROOT     the folder of the workspace
--   HREFLINT_STEPS    what to do: a JSON array of { file, line, character, action, name }; lines and characters from 0

local result = { done = {} }

local function clients()
  return (vim.lsp.get_clients or vim.lsp.get_active_clients)()
end

local root = os.getenv("HREFLINT_ROOT")

local function relative(path)
  return path:sub(#root + 2)
end

local function open(file)
  vim.cmd("edit " .. vim.fn.fnameescape(root .. "/" .. file))
  local buffer = vim.api.nvim_get_current_buf()
  local id = vim.lsp.start_client and clients()[1] and clients()[1].id
    or vim.lsp.start_client({
      name = "hreflint",
      cmd = vim.fn.json_decode(os.getenv("HREFLINT_COMMAND")),
      root_dir = root,
      get_language_id = function(_, filetype) return filetype end,
    })
  vim.lsp.buf_attach_client(buffer, id)
  vim.wait(20000, function() return clients()[1] ~= nil and clients()[1].initialized end, 20)
  -- The first answer needs the whole site.
  local params = { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = { line = 0, character = 0 } }
  local client = vim.lsp.get_client_by_id(id)
  if vim.fn.has("nvim-0.11") == 1 then
    client:request_sync("textDocument/definition", params, 20000, buffer)
  else
    vim.lsp.buf_request_sync(buffer, "textDocument/definition", params, 20000)
  end
end

local actions = {
  -- Goes to the definition with the editor's own command, and tells where the cursor is then.
  definition = function()
    local before = vim.api.nvim_win_get_cursor(0)
    vim.lsp.buf.definition()
    vim.wait(20000, function()
      local now = vim.api.nvim_win_get_cursor(0)
      return now[1] ~= before[1] or now[2] ~= before[2]
    end, 20)
    local now = vim.api.nvim_win_get_cursor(0)
    return { file = relative(vim.api.nvim_buf_get_name(0)), line = now[1] - 1, character = now[2] }
  end,
  references = function()
    vim.fn.setqflist({})
    vim.lsp.buf.references()
    vim.wait(20000, function() return #vim.fn.getqflist() > 0 end, 20)
    local found = vim.tbl_map(function(item)
      return relative(vim.api.nvim_buf_get_name(item.bufnr)) .. ":" .. item.lnum
    end, vim.fn.getqflist())
    vim.cmd("cclose")
    return found
  end,
  rename = function(step)
    local tick = vim.api.nvim_buf_get_changedtick(0)
    vim.lsp.buf.rename(step.name)
    vim.wait(20000, function() return vim.api.nvim_buf_get_changedtick(0) ~= tick end, 20)
    vim.cmd("silent! wall")
    return true
  end,
}

local function main()
  vim.cmd("filetype on")
  for _, step in ipairs(vim.fn.json_decode(os.getenv("HREFLINT_STEPS"))) do
    open(step.file)
    vim.api.nvim_win_set_cursor(0, { step.line + 1, step.character })
    table.insert(result.done, actions[step.action](step))
  end
end

local ok, failure = xpcall(main, debug.traceback)
if not ok then result.failure = failure end
io.stdout:write(vim.fn.json_encode(result) .. "\n")
for _, client in ipairs(clients()) do client.stop() end
vim.wait(3000, function() return #clients() == 0 end, 20)
vim.cmd(ok and "qall!" or "cquit")
